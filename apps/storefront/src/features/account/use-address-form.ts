import type { Address } from '@souk/contract/account';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureWords } from '../../lib/api/failure-words.ts';
import { showFieldProblems } from '../../lib/api/show-field-problems.ts';
import { useAuth, useServices } from '../../lib/services/services-context.tsx';
import { type AddressText, type AddressValues, addressTexts, addressValues, toAddressForm } from './model/address-values.ts';
import { saveAddress } from './save-address.ts';

type AddressFormParts = { address: Address | null; isFirst: boolean; onSaved: (address: Address) => void };

/** The state of the address form; the server's problems stand under their fields like those found here. */
export function useAddressForm({ address, isFirst, onSaved }: AddressFormParts) {
  const services = useServices();
  const user = useAuth((state) => state.user);
  const [failure, setFailure] = useState<string>();
  const form = useForm<AddressValues>({ mode: 'onTouched', defaultValues: addressValues(address, { user, isFirst }) });
  async function save(values: AddressValues) {
    setFailure(undefined);
    try {
      const saved = await saveAddress(services, toAddressForm(values), address?.id);
      form.reset(addressValues(address ? saved : null, { user, isFirst: false }));
      onSaved(saved);
    } catch (error) {
      if (!showFieldProblems(form, fields, error)) setFailure(failureWords(services.i18n, error));
    }
  }
  function submit(event: FormEvent) {
    void form.handleSubmit(save)(event);
  }
  return { form, failure, submit };
}

function isText(name: string): name is AddressText {
  return Object.hasOwn(addressTexts, name);
}

const fields = Object.keys(addressTexts).filter(isText);
