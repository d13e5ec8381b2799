// Finds calls while one types, and shows in the list which call is being read. Without it the page is all there.
const box = document.querySelector('#search');
const none = document.querySelector('.none');
const entries = [...document.querySelectorAll('[data-words]')];
const groups = [...document.querySelectorAll('.group')];

function search() {
  const wanted = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const entry of entries) entry.hidden = !wanted.every((word) => entry.dataset.words.includes(word));
  for (const group of groups) group.hidden = !group.querySelector('[data-words]:not([hidden])');
  document.querySelector('.introduction').hidden = wanted.length > 0;
  none.hidden = entries.some((entry) => !entry.hidden);
  scrollTo(0, 0);
}

box.closest('label').hidden = false;
box.addEventListener('input', search);
box.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  box.value = '';
  search();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  box.focus();
});
// A link to what the search hides shows it again.
addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest('[hidden]')) return;
  box.value = '';
  search();
  target.scrollIntoView();
});

const links = new Map([...document.querySelectorAll('nav a')].map((link) => [link.hash.slice(1), link]));
let current;
const reading = new IntersectionObserver(
  (seen) => {
    const link = links.get(seen.find((entry) => entry.isIntersecting)?.target.id);
    if (!link) return;
    current?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    current = link;
  },
  { rootMargin: '-15% 0px -75%' },
);
for (const article of document.querySelectorAll('article.call')) reading.observe(article);
