import type { Permission } from '@souk/contract/back-office/permissions';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { dangerousPermissions, dangerTexts, permissionText, resourceGroups } from './role-words.ts';
import { useI18n } from './services.tsx';

type PermissionFieldsProps = {
  value: ReadonlySet<Permission>;
  onChange: (value: ReadonlySet<Permission>) => void;
  /** The permissions that the reader has: nobody grants more. */
  held: ReadonlySet<Permission>;
  disabled: boolean;
  /** Permissions that cannot be given here at all. */
  without?: readonly Permission[];
};

/** The permissions of a role by area; money and danger apart. Changing something includes seeing it. */
export function PermissionFields({ value, onChange, held, disabled, without = [] }: PermissionFieldsProps) {
  const { t } = useI18n();
  const toggle = (permission: Permission, isOn: boolean) => {
    const next = new Set(value);
    for (const each of linked(permission, isOn)) {
      if (isOn) next.add(each);
      else next.delete(each);
    }
    onChange(next);
  };
  const dangerous = dangerousPermissions.filter(({ permission }) => !without.includes(permission));
  const shared = { value, held, disabled, onToggle: toggle };
  return (
    <div className="grid gap-5">
      {resourceGroups.map((group) => (
        <fieldset key={group.label} className="grid gap-1 rounded-lg border border-line bg-surface px-4 pb-3 sm:px-5">
          <legend className="float-start w-full py-3 text-base font-bold">{t(group.label)}</legend>
          <ul className="clear-both divide-y divide-line">
            {group.resources.map(({ label, read, write }) => (
              <li key={read} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-5 py-1 text-sm">
                <span>{t(label)}</span>
                <Permit permission={read} label={t('See')} {...shared} />
                <span className="min-w-20">{write && <Permit permission={write} label={t('Change')} {...shared} />}</span>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <fieldset className="grid gap-1 rounded-lg border border-sale-text/40 bg-surface px-4 pb-3 sm:px-5">
        <legend className="float-start w-full pt-3 text-base font-bold">{t('Money and what cannot be taken back')}</legend>
        <p className="clear-both pb-1 text-sm text-ink-muted">{t('Give these to few people.')}</p>
        <ul className="divide-y divide-line">
          {dangerous.map(({ permission }) => (
            <li key={permission} className="py-1">
              <Permit permission={permission} hint={t(dangerTexts[permission] ?? permission)} {...shared} />
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  );
}

type PermitProps = {
  permission: Permission;
  /** The visible word where the row has the name. */
  label?: string;
  hint?: string;
  value: ReadonlySet<Permission>;
  held: ReadonlySet<Permission>;
  disabled: boolean;
  onToggle: (permission: Permission, isOn: boolean) => void;
};

function Permit({ permission, label, hint, value, held, disabled, onToggle }: PermitProps) {
  const i18n = useI18n();
  const isHeld = held.has(permission);
  const name = permissionText(i18n, permission);
  return (
    <Checkbox
      aria-label={name}
      title={isHeld ? undefined : i18n.t('You do not have this permission, so you cannot give it.')}
      disabled={disabled || !isHeld}
      checked={value.has(permission)}
      onChange={({ target }) => onToggle(permission, target.checked)}
      label={
        <>
          {label ?? name}
          {hint && <span className="block text-xs text-ink-muted">{hint}</span>}
        </>
      }
    />
  );
}

/** Writing includes reading: the one is given with the other, and removed with it. */
function linked(permission: Permission, isOn: boolean): Permission[] {
  const resource = resourceGroups
    .flatMap(({ resources }) => resources)
    .find(({ read, write }) => read === permission || write === permission);
  if (!resource?.write) return [permission];
  if (isOn) return permission === resource.write ? [resource.read, resource.write] : [resource.read];
  return permission === resource.read ? [resource.read, resource.write] : [resource.write];
}
