import type { ReactNode } from 'react';
import type { Product } from '../../../lib/answers/answers.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ColorSwatch } from '../color-swatch.tsx';
import { OptionButton, OptionGroup } from './option-group.tsx';
import { type Axis, axes, nothingChosen, optionRefusal, optionsOf, pictureOf } from './product-choice.ts';
import type { ProductChoice } from './use-product-choice.ts';

type VariantPickersProps = {
  product: Product;
  chosen: ProductChoice;
  /** What was forgotten when the shopper wanted to add. */
  forgotten: Axis | null;
};
type PickerProps = VariantPickersProps & { axis: Axis };

export function optionGroupId(axis: Axis): string {
  return `choose-${axis}`;
}

/** Color, size, unit: what the product comes in. */
export function VariantPickers(props: VariantPickersProps) {
  return axes.filter((axis) => optionsOf(props.product, axis).length > 0).map((axis) => <Picker key={axis} {...props} axis={axis} />);
}

function Picker({ product, chosen, forgotten, axis }: PickerProps) {
  const { t } = useI18n();
  const reasonFor = useReason(product, chosen);
  const words = {
    color: { label: t('Color'), problem: t('Choose a color first') },
    size: { label: t('Size'), problem: t('Choose a size first') },
    unit: { label: t('Unit'), problem: t('Choose a unit first') },
  }[axis];
  const options = optionsOf(product, axis);
  const current = chosen.choice[axis];
  return (
    <OptionGroup
      id={optionGroupId(axis)}
      label={words.label}
      chosen={options.find(({ id }) => id === current)?.name}
      problem={forgotten === axis && current === null ? words.problem : undefined}
    >
      {(tell) =>
        options.map(({ id, name }) => {
          const reason = reasonFor(axis, id);
          const look = optionLook({ product, axis, id, chosen: id === current, refused: reason !== undefined });
          return (
            <OptionButton
              key={id}
              name={name}
              pressed={id === current}
              reason={reason}
              onPress={() => chosen.choose(axis, id)}
              onRefuse={tell}
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

/** Why an option cannot be had with what else is chosen; undefined where it can. */
function useReason(product: Product, { choice }: ProductChoice) {
  const { t } = useI18n();
  return (axis: Axis, id: number): string | undefined => {
    const refusal = optionRefusal(product, choice, axis, id);
    if (!refusal) return undefined;
    const others = refusal.because.join(' · ');
    if (refusal.state === 'sold_out') return others ? t('Sold out in {choice}', { choice: others }) : t('Sold out');
    return others ? t('Not made in {choice}', { choice: others }) : t('Not made in this combination');
  };
}

type Look = { product: Product; axis: Axis; id: number; chosen: boolean; refused: boolean };

/** A color shows the product in it where every color has its picture, otherwise itself; anything else says its name. */
function optionLook({ product, axis, id, chosen, refused }: Look): { className: string; content?: ReactNode } {
  if (axis !== 'color') return { className: boxClass(chosen, refused) };
  const pictures = product.colors.map((color) => pictureOf(product, { ...nothingChosen, color: color.id }));
  const picture = pictures[product.colors.findIndex((color) => color.id === id)];
  if (!picture || pictures.includes(null))
    return { className: swatchClass(chosen), content: <ColorSwatch hex={hexOf(product, id)} className="size-8" /> };
  return {
    className: pictureClass(chosen),
    content: <Picture source={pictureSource(picture)} alt="" sizes="4rem" className={classNames('size-full!', refused && 'opacity-45')} />,
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
    'size-15 overflow-hidden rounded-md border-2 bg-tint',
    chosen ? 'border-accent' : 'border-transparent hover:border-line-strong',
  );
}

function boxClass(chosen: boolean, refused: boolean): string {
  return classNames(
    'grid min-h-11 min-w-13 place-items-center overflow-hidden rounded-md border px-4 text-sm',
    chosen ? 'border-accent bg-primary-soft font-semibold text-on-primary-soft' : 'border-line-strong bg-surface hover:border-ink-faint',
    refused && !chosen && 'border-line text-ink-muted hover:border-line',
  );
}
