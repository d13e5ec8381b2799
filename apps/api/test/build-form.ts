/** Fields of a form in order: text, or a file. */
export type FormParts = (readonly [string, string | File])[];

export function buildForm(parts: FormParts): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

/** The encoded form with its headers, for an injected request. */
export async function encodeForm(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const encoded = new Response(form);
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': encoded.headers.get('content-type') ?? '' } };
}

/** A picture of one pixel. */
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const contents = {
  png: dot,
  pdf: Buffer.from('%PDF-1.4\n%%EOF\n'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  nothing: Buffer.alloc(0),
} satisfies Record<string, Buffer>;

/** A small file of that kind, named as one would name it or as something else. */
export function aFile(kind: keyof typeof contents, name = `file.${kind}`): File {
  return new File([contents[kind]], name, { type: 'application/octet-stream' });
}
