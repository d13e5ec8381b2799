import { Shade } from './shade.tsx';

type PencilProps = {
  /** Where the middle of its end is, and how it leans; its point is 65 below that. */
  place: string;
  /** Fills of its wood and of its end. */
  wood: string;
  end: string;
};

/** What is about to write. */
export function Pencil({ place, wood, end }: PencilProps) {
  return (
    <g transform={place}>
      <path d="M-6 0H6v52L0 65l-6-13z" className={wood} />
      <path d="M-6 52H6L0 65z" className="fill-surface" />
      <path d="M-6 0H6v9H-6z" className={end} />
      <Shade d="M2 0h4v52L0 65z" />
      <path d="M-6 0H6v52L0 65l-6-13z" />
    </g>
  );
}
