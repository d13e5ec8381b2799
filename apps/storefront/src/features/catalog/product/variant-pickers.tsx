import { classNames } from '@souk/ui/class-names.ts';
import { Picture } from '@souk/ui/picture.tsx';
import type { ReactNode } from 'react';
import type { Product } from '../../../lib/other-servers/answers.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ColorSwatch } from '../color-swatch.tsx';
import { OptionButton, OptionGroup } from './option-group.tsx';
import { type Axis, axes, emptyChoice, optionsOf, pictureForChoice, unavailableReason } from './product-choice.ts';
import type { ProductSelection } from './use-product-choice.ts';

type VariantPickersProps = {
  product: Product;
  selection: ProductSelection;
  /** The axis without a choice when the shopper tried to buy. */
  missingAxis: Axis | null;
};
type PickerProps = VariantPickersProps & { axis: Axis };

export function optionGroupId(axis: Axis): string {
  return `choose-${axis}`;
}

export function VariantPickers(props: VariantPickersProps) {
  return axes.filter((axis) => optionsOf(props.product, axis).length > 0).map((axis) => <Picker key={axis} {...props} axis={axis} />);
}

function Picker({ product, selection, missingAxis, axis }: PickerProps) {
  const { t } = useI18n();
  const reasonFor = useUnavailableReason(product, selection);
  const texts = {
    color: { label: t('Color'), error: t('Choose a color first') },
    size: { label: t('Size'), error: t('Choose a size first') },
    unit: { label: t('Unit'), error: t('Choose a unit first') },
  }[axis];
  const options = optionsOf(product, axis);
  const current = selection.choice[axis];
  return (
    <OptionGroup
      id={optionGroupId(axis)}
      label={texts.label}
      chosen={options.find(({ id }) => id === current)?.name}
      chosenIndex={options.findIndex(({ id }) => id === current)}
      error={missingAxis === axis && current === null ? texts.error : undefined}
    >
      {({ showReason, tabIndex }) =>
        options.map(({ id, name }, index) => {
          const reason = reasonFor(axis, id);
          const look = optionLook({ product, axis, id, chosen: id === current, unavailable: reason !== undefined });
          return (
            <OptionButton
              key={id}
              name={name}
              pressed={id === current}
              tabIndex={tabIndex(index)}
              reason={reason}
              onPress={() => selection.choose(axis, id)}
              onUnavailable={showReason}
              className={look.className}
            >
              {look.content ?? <bdi>{name}</bdi>}
            </OptionButton>
          );
        })
      }
    </OptionGroup>
  );
}

/** Why an option is unavailable with the other choices; undefined if it is available. */
function useUnavailableReason(product: Product, { choice }: ProductSelection) {
  const { t } = useI18n();
  return (axis: Axis, id: number): string | undefined => {
    const cause = unavailableReason(product, choice, axis, id);
    if (!cause) return undefined;
    const others = cause.because.join(' · ');
    if (cause.state === 'sold_out') return others ? t('Sold out in {choice}', { choice: others }) : t('Sold out');
    return others ? t('Not available in {choice}', { choice: others }) : t('Not available in this combination');
  };
}

type OptionLook = { product: Product; axis: Axis; id: number; chosen: boolean; unavailable: boolean };

/** A color is a product picture if every color has one, otherwise a swatch; other options show their name. */
function optionLook({ product, axis, id, chosen, unavailable }: OptionLook): { className: string; content?: ReactNode } {
  if (axis !== 'color') return { className: boxClass(chosen, unavailable) };
  const pictures = product.colors.map((color) => pictureForChoice(product, { ...emptyChoice, color: color.id }));
  const picture = pictures[product.colors.findIndex((color) => color.id === id)];
  if (!picture || pictures.includes(null))
    return { className: swatchClass(chosen), content: <ColorSwatch hex={hexOf(product, id)} className="size-8" /> };
  return {
    className: pictureClass(chosen),
    content: (
      <Picture
        source={pictureSource(picture, 'small')}
        alt=""
        sizes="4rem"
        className={classNames('size-full!', unavailable && 'opacity-45')}
      />
    ),
  };
}

function hexOf({ colors }: Product, id: number): string {
  return colors.find((color) => color.id === id)?.hex ?? 'transparent';
}

function swatchClass(chosen: boolean): string {
  return classNames(
    'grid size-11 place-items-center rounded-full border-2',
    chosen ? 'border-accent' : 'border-transparent hover:border-line-strong',
  );
}

function pictureClass(chosen: boolean): string {
  return classNames(
    'size-13 overflow-hidden rounded-md border-2 bg-tint',
    chosen ? 'border-accent' : 'border-transparent hover:border-line-strong',
  );
}

function boxClass(chosen: boolean, unavailable: boolean): string {
  return classNames(
    'grid min-h-11 min-w-13 place-items-center overflow-hidden rounded-md border px-4 text-sm',
    chosen ? 'border-accent bg-primary-soft font-semibold text-on-primary-soft' : 'border-line-strong bg-surface hover:border-ink-faint',
    unavailable && !chosen && 'border-line text-ink-muted hover:border-line',
  );
}
