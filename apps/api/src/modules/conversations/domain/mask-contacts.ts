/** Replaces each piece of contact data. */
const mask = '•••';

/** Endings of addresses; those that are also words, such as `in`, are missing. */
const topLevels = 'com|net|org|info|biz|shop|store|online|site|app|dev|io|co|ly|ir|ae|sa|eg|iq|jo|kw|qa|om|bh|lb|uk|pk|tr|fr|ru|cn|example';
const label = String.raw`[\p{L}\p{N}-]{1,63}`;
const inBrackets = (word: string) => String.raw`[\[({]\s?(?:${word})\s?[\])}]`;

/** Links, mail addresses, and names at social networks such as `@name`. */
const writtenContacts = [
  String.raw`[a-z][a-z+.-]{0,20}:\/\/\S+`,
  String.raw`\b(?:mailto|tel|sms|whatsapp):\S+`,
  String.raw`[^\s@＠]{1,64}[@＠]${label}(?:\.${label})+`,
  String.raw`[\p{L}\p{N}._%+-]{1,64}\s{0,2}(?:[@＠]|${inBrackets('at|@')})\s{0,2}${label}(?:(?:\s\.\s|\.|\s?${inBrackets(String.raw`dot|\.`)}\s?)${label})+`,
  String.raw`\bwww\.\S+`,
  String.raw`(?<![\p{L}\p{N}])(?:t|wa|fb|telegram)\.me(?![\p{L}\p{N}-])(?:\/\S*)?`,
  String.raw`(?<![\p{L}\p{N}])(?:${label}\.)+(?:${topLevels})(?![\p{L}\p{N}-])(?:[/?#:]\S*)?`,
  String.raw`(?<![\p{L}\p{N}])[@＠][\p{L}\p{N}_.]{2,}`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Digits of any script with up to three of the characters between them that people write in numbers, invisible ones included. */
const digitRun = /(?:[+＋]\s?)?\(?\p{Nd}(?:[\s\-–—‑_.·*~()/\\|،,\u00ad\u200b-\u200f\u2060\u2066-\u2069]{0,3}\p{Nd})+/gu;

/** Masks phone numbers, mail addresses, links and names at social networks. */
export function maskContacts(text: string): { text: string; isMasked: boolean } {
  let masked = text;
  // A masked part may have separated other contact data, so it ends when nothing is found any more.
  for (let former = ''; former !== masked; ) {
    former = masked;
    for (const pattern of writtenContacts) masked = masked.replace(pattern, mask);
    masked = masked.replace(digitRun, (run) => (isPhoneNumber(run) ? mask : run));
  }
  return { text: masked, isMasked: masked !== text };
}

const minDigits = 8;
/** A number that begins like a phone number may be short. */
const minDigitsOfPrefixed = 7;
/** Longer ones are masked however they are grouped. */
const minDigitsAnyway = 11;

function isPhoneNumber(run: string): boolean {
  const count = run.match(/\p{Nd}/gu)?.length ?? 0;
  if (count >= minDigitsAnyway) return true;
  if (isDate(run) || isAmount(run)) return false;
  if (/^(?:[+＋]|\(?[0٠۰०０])/u.test(run)) return count >= minDigitsOfPrefixed;
  return count >= minDigits && !isListOfSizes(run);
}

/** 2026-11-24, 24.11.2026 */
function isDate(run: string): boolean {
  return /^(\p{Nd}{4}([-/.])\p{Nd}{1,2}\2\p{Nd}{1,2}|\p{Nd}{1,2}([-/.])\p{Nd}{1,2}\3\p{Nd}{4})$/u.test(run);
}

/** 12,500,000 */
function isAmount(run: string): boolean {
  return /^\p{Nd}{1,3}([,،]\p{Nd}{3})+(\.\p{Nd}{1,2})?$/u.test(run);
}

/** 8, 10, 12, 14 */
function isListOfSizes(run: string): boolean {
  return /^\p{Nd}{1,2}([\s,،/-]+\p{Nd}{2})+$/u.test(run);
}
