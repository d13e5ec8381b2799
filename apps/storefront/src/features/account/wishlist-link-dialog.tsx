import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import type { WishlistLink } from '@souk/contract/account';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { Copy, Share2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { copyLink, hasShareSheet, type Shared, sharePage } from '../../lib/page/share-page.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { deleteWishlistLink, saveWishlistLink, wishlistAddress } from './wishlist-link.ts';

type WishlistLinkDialogProps = { link: WishlistLink | null; onClose: () => void };

/** Makes, shows, renews and ends the link that shares the wishlist. */
export function WishlistLinkDialog({ link, onClose }: WishlistLinkDialogProps) {
  const services = useServices();
  const { t } = services.i18n;
  const [name, setName] = useState(link?.first_name ?? '');
  const first_name = name.trim() || null;
  const save = useMutation({ mutationFn: (renew: boolean) => saveWishlistLink(services, { first_name, renew }) });
  const end = useMutation({ mutationFn: () => deleteWishlistLink(services) });
  const error = save.error ?? end.error;
  const wrongName = fieldProblem(save.error, 'first_name');
  const busy = save.isPending || end.isPending;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) save.mutate(false, { onSuccess: () => link && toast.success(t('Saved')) });
  }
  return (
    <Dialog open onClose={onClose} title={t('Share your wishlist')}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <p className="text-ink-muted">
          {t('Anyone with the link sees your products with their current price and stock, and nothing else about you.')}
        </p>
        {link && <LinkLine address={wishlistAddress(link.token)} />}
        <Field label={t('First name (optional)')} hint={t('Shown above the list. Leave it empty to show no name.')} error={wrongName}>
          <TextInput value={name} maxLength={40} autoComplete="given-name" onChange={(event) => setName(event.target.value)} />
        </Field>
        {error && !wrongName && <Note tone="error">{failureText(services.i18n, error)}</Note>}
        {link ? (
          <>
            {first_name !== link.first_name && (
              <Button type="submit" busy={save.isPending && save.variables === false}>
                {t('Save')}
              </Button>
            )}
            <div className="grid gap-2 border-t border-line pt-4">
              <div className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1">
                <Button variant="secondary" busy={save.isPending && save.variables === true} onClick={() => !busy && save.mutate(true)}>
                  {t('New link')}
                </Button>
                <Button variant="ghost" className="text-sale-text!" busy={end.isPending} onClick={() => !busy && end.mutate()}>
                  {t('Stop sharing')}
                </Button>
              </div>
              <p className="text-xs text-ink-muted">{t('With a new link, or without one, the current link opens nothing any more.')}</p>
            </div>
          </>
        ) : (
          <Button type="submit" busy={save.isPending}>
            {t('Create link')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

function LinkLine({ address }: { address: string }) {
  const { t } = useI18n();
  const notify = (outcome: Shared) => {
    if (outcome === 'copied') toast.success(t('Link copied'));
    if (outcome === 'failed') toast.error(t('The link could not be copied. Select and copy it.'));
  };
  return (
    <div className="grid gap-2">
      <Field label={t('Link')}>
        <TextInput readOnly dir="ltr" value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <Button onClick={() => void copyLink(address).then(notify)}>
          <Copy aria-hidden="true" />
          {t('Copy link')}
        </Button>
        {hasShareSheet() && (
          <Button variant="soft" onClick={() => void sharePage(t('Wishlist'), address).then(notify)}>
            <Share2 aria-hidden="true" />
            {t('Share')}
          </Button>
        )}
      </div>
    </div>
  );
}
