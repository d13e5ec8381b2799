import { z } from 'zod';
import { SendFailure } from '../send-failure.ts';

/** What nodemailer tells of a failure; without `responseCode` the server said nothing. */
const SmtpError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  message: z.string(),
  responseCode: z.number().optional(),
  permanent: z.boolean().optional(),
});
type SmtpError = z.infer<typeof SmtpError>;

/** What an error of nodemailer's means; `handedOver` where the whole mail had left before it. */
export function readSmtpFailure(error: unknown, handedOver: boolean): SendFailure {
  const { success, data } = SmtpError.safeParse(error);
  if (!success) return new SendFailure(String(error), { kind: 'unclear', about: 'channel' });
  const reason = `${data.command ?? 'SMTP'}: ${data.message}`;
  if (data.responseCode !== undefined) return readReply(reason, data);
  if (data.code === 'EENVELOPE') return new SendFailure(reason, { kind: 'permanent', about: 'recipient' });
  return new SendFailure(reason, { kind: handedOver ? 'unclear' : 'temporary', about: 'channel' });
}

/** A refusal of this mail or its recipient is theirs; before that, of the login or the sender, it is the operator's to mend. */
function readReply(reason: string, { command, permanent = false }: SmtpError): SendFailure {
  const about = command === 'RCPT TO' || (command === 'DATA' && permanent) ? 'recipient' : 'channel';
  return new SendFailure(reason, { kind: about === 'recipient' && permanent ? 'permanent' : 'temporary', about });
}
