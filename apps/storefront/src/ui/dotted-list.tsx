import { Fragment } from 'react';

/** Names in a row with dots between. Each keeps its own direction, so that `22 cm` isn't drawn as `cm 22` among Arabic ones. */
export function DottedList({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
