/** A street of the marketplace: three arches with awnings, the middle one lit and open. */
export function StallsIllustration({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 176"
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`h-auto stroke-ink ${className ?? ''}`}
    >
      <path d="M14 170V92c0-17 9-26 23-33 11-5 18-8 22-14 4 6 11 9 22 14 14 7 23 16 23 33v78z" className="fill-surface" />
      <path d="M216 170V92c0-17 9-26 23-33 11-5 18-8 22-14 4 6 11 9 22 14 14 7 23 16 23 33v78z" className="fill-surface" />
      <path d="M104 170V72c0-21 11-32 28-41 14-6 23-10 28-18 5 8 14 12 28 18 17 9 28 20 28 41v98z" className="fill-surface" />
      <path
        d="M118 170V80c0-16 9-25 22-32 10-5 16-8 20-13 4 5 10 8 20 13 13 7 22 16 22 32v90z"
        className="fill-primary-100 stroke-primary"
        strokeWidth="1.5"
      />
      <path d="M110 92h100l8 20H102z" className="fill-primary stroke-ink" />
      <path
        d="M102 112c0 7 4 10 10 10s9-4 9-10c0 6 4 10 10 10s9-4 9-10c0 6 4 10 10 10s10-4 10-10c0 6 4 10 10 10s10-4 10-10c0 6 3 10 9 10s10-4 10-10c0 6 3 10 9 10s10-3 10-10"
        className="fill-surface"
      />
      <path d="M131 92l-5 20M150 92l-2 20M170 92l2 20M189 92l5 20" strokeWidth="1.5" className="stroke-on-primary" />
      <path d="M22 104h74l7 15H15z" className="fill-star" />
      <path
        d="M15 119c0 6 4 8 9 8s9-3 9-8c0 5 4 8 9 8s8-3 8-8c0 5 4 8 9 8s9-3 9-8c0 5 3 8 8 8s9-3 9-8c0 5 4 8 9 8s9-2 9-8"
        className="fill-surface"
      />
      <path d="M224 104h74l7 15h-88z" className="fill-success" />
      <path
        d="M217 119c0 6 4 8 9 8s9-3 9-8c0 5 4 8 9 8s8-3 8-8c0 5 4 8 9 8s9-3 9-8c0 5 3 8 8 8s9-3 9-8c0 5 4 8 9 8s9-2 9-8"
        className="fill-surface"
      />
      <path d="M160 35v12" strokeWidth="1.5" />
      <path d="M154 47h12l4 7-3 16h-14l-3-16z" className="fill-star" />
      <path d="M124 152h72v18h-72z" className="fill-primary-soft" />
      <path d="M124 152h72" />
      <path d="M134 152v-9c0-4 3-6 6-6s6 2 6 6v9M152 152v-13h15v13M174 152c-3-8 0-13 5-15 5 2 8 7 5 15" className="fill-surface" />
      <path d="M30 170v-26h58v26M30 156h58M44 144v12M59 144v12M74 144v12" strokeWidth="1.75" className="fill-tint" />
      <path d="M232 170v-20h58v20" className="fill-tint" strokeWidth="1.75" />
      <path d="M241 150c0-7 4-11 9-11s9 4 9 11M263 150c0-9 4-14 9-14s9 5 9 14" className="fill-primary-soft" strokeWidth="1.75" />
      <path d="M2 170h316" />
    </svg>
  );
}
