import { z } from 'zod';
import type { Member, Person } from './person.ts';

const Sent = z.object({ otp: z.string() });
const SignedIn = z.object({ access: z.object({ token: z.string() }) });

/** By phone and code; then the page asks for what is theirs. If the answer with the code was lost, another code is sent. */
export async function signIn(person: Person): Promise<Member> {
  const { shop, think, phone } = person;
  for (;;) {
    await think('type');
    const sent = await shop.ask({ call: 'POST /send-login-otp', path: '/api/send-login-otp', method: 'POST', body: { phone } });
    const code = Sent.safeParse(sent.data);
    if (!code.success) continue;
    await think('type');
    const answer = await shop.ask({ call: 'POST /login', path: '/api/login', method: 'POST', body: { phone, otp: code.data.otp } });
    const signedIn = SignedIn.safeParse(answer.data);
    if (!signedIn.success) continue;
    const token = `Bearer ${signedIn.data.access.token}`;
    await Promise.all(
      ['carts', 'addresses', 'favorite-products'].map((name) => shop.ask({ call: `GET /${name}`, path: `/api/${name}`, token })),
    );
    return { ...person, token };
  }
}
