import type { Clock } from '../../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../../platform/jobs/define-job.ts';
import { Delivery, deliverDemoEventJobName } from './demo-event.ts';
import { signatureHeader, signBody } from './signed-body.ts';

/** Brings a message to the market's webhook and answers its status, as a request from outside would. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<number>;

/** Tells the market what was decided on the demo page, again until it listens. */
export function deliverDemoEventJob({ clock, secret, deliver }: { clock: Clock; secret: string; deliver: Deliver }): AnyJob {
  return defineJob({
    name: deliverDemoEventJobName,
    payload: Delivery,
    async run({ event }) {
      const body = JSON.stringify(event);
      const status = await deliver(body, { 'content-type': 'application/json', [signatureHeader]: signBody(body, secret, clock.now()) });
      if (status >= 300) throw new Error(`The market answered the demo gateway with ${status}`);
    },
  });
}
