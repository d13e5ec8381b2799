import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';
import { useText } from './ui-context.tsx';

/** A password that can be shown. It reads left to right, as keyboards write it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const text = useText();
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton size="sm" label={shown ? text('Hide password') : text('Show password')} onClick={() => setShown(!shown)}>
      {shown ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return <TextInput autoComplete="current-password" dir="ltr" {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}
