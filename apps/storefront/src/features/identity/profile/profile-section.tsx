import type { ReactNode } from 'react';

type ProfileSectionProps = {
  id: string;
  title: string;
  text: string;
  action?: ReactNode;
  children?: ReactNode;
};

export function ProfileSection({ id, title, text, action, children }: ProfileSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 max-w-[34rem] flex-[1_1_18rem] gap-1">
          <h2 id={id} className="font-sans text-base">
            {title}
          </h2>
          <p className="text-sm text-ink-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
