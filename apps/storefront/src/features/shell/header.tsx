import type { ComponentType } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { BottomBar } from './bottom-bar.tsx';
import { NavBar } from './nav-bar.tsx';
import type { SuggestionsProps } from './search-box.tsx';
import { TopBar } from './top-bar.tsx';

type HeaderProps = { sticky?: boolean | undefined; Suggestions?: ComponentType<SuggestionsProps> | undefined };

/** The three bars. A phone, which has no floating cart tab, always keeps the middle one in sight. */
export function Header({ sticky = false, Suggestions }: HeaderProps) {
  return (
    <>
      <TopBar />
      <header className={classNames('sticky top-0 z-30 border-b border-line bg-surface', sticky ? '' : 'md:static')}>
        <NavBar Suggestions={Suggestions} />
      </header>
      <BottomBar />
    </>
  );
}
