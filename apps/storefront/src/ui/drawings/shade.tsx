/** The side of a thing where the light of the upper left does not come; darker in both schemes, whatever it is painted. */
export function Shade({ d }: { d: string }) {
  return <path d={d} fill="var(--color-scrim)" fillOpacity=".38" stroke="none" />;
}
