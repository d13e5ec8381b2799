import { useSuspenseQuery } from '@tanstack/react-query';

/** A QR code, dark on light in either colour scheme, because not every camera reads an inverted one. Its code is loaded when it is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data: modules } = useSuspenseQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => (await import('uqr')).encode(text, { border: 3 }).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-md border border-line bg-[white] text-[black]"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
