import { CircleQuestionMark, CreditCard, Package, ShoppingBag, Store, Undo2, User } from 'lucide-react';

const icons = new Map([
  ['bag', ShoppingBag],
  ['parcel', Package],
  ['card', CreditCard],
  ['return', Undo2],
  ['person', User],
  ['shop', Store],
]);

/** The sign of a topic, in the arch of the house; a plain one for a name that is not known here. */
export function TopicIcon({ name }: { name: string }) {
  const Icon = icons.get(name) ?? CircleQuestionMark;
  return (
    <span aria-hidden="true" className="arch grid h-14 w-11 shrink-0 place-items-center bg-primary-soft pt-2 text-on-primary-soft">
      <Icon className="size-5" />
    </span>
  );
}
