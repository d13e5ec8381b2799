import { Button, IconButton } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Table2,
  Underline,
  Undo2,
} from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ContentLanguage } from '../forms/language-fields.tsx';
import { useI18n } from '../services.tsx';
import { cleanMarkup, isSameMarkup, richTextExtensions } from './rich-text-schema.ts';

type RichTextEditorProps = { label: string; language: ContentLanguage; value: string; onChange: (html: string) => void };

/** Edits HTML whose schema is what the server retains; markup that the editor does not know is edited as HTML. */
export function RichTextEditor({ label, language, value, onChange }: RichTextEditorProps) {
  const { t } = useI18n();
  const [isHtml, setIsHtml] = useState(false);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: codeOf(language),
        dir: language.direction,
        class: 'prose min-h-56 px-4 py-3 outline-none',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : cleanMarkup(changed.getHTML())),
  });
  // Markup that the editor would lose is edited as HTML.
  const [isForeign] = useState(() => value !== '' && !isSameMarkup(cleanMarkup(editor.getHTML()), value));
  function handleToggle() {
    if (isHtml) editor.commands.setContent(value);
    setIsHtml(!isHtml);
  }
  return (
    <div className="overflow-clip rounded-lg border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-primary">
      <div className="flex flex-wrap items-center gap-0.5 border-b border-line bg-tint p-1">
        {!isHtml && !isForeign && <Toolbar editor={editor} />}
        {!isForeign && (
          <Button size="sm" variant="ghost" className="ms-auto" aria-pressed={isHtml} onClick={handleToggle}>
            {t('HTML')}
          </Button>
        )}
      </div>
      {isForeign && <Note tone="info">{t('This text has markup that the editor does not know, so it is edited as HTML.')}</Note>}
      {isHtml || isForeign ? (
        <Textarea
          aria-label={t('{label} as HTML', { label })}
          dir="ltr"
          className="rounded-none! border-0! font-mono text-sm"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <EditorContent editor={editor} />
      )}
    </div>
  );
}

const codeOf = ({ name }: ContentLanguage) => (name === 'ir' ? 'fa' : name);

type Tool = { id: string; label: string; icon: LucideIcon; isActive?: (editor: Editor) => boolean; run: (editor: Editor) => void };

const tools: readonly Tool[] = [
  {
    id: 'h2',
    label: 'Heading',
    icon: Heading2,
    isActive: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'h3',
    label: 'Smaller heading',
    icon: Heading3,
    isActive: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { id: 'bold', label: 'Bold', icon: Bold, isActive: (e) => e.isActive('bold'), run: (e) => e.chain().focus().toggleBold().run() },
  {
    id: 'italic',
    label: 'Italic',
    icon: Italic,
    isActive: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    id: 'underline',
    label: 'Underline',
    icon: Underline,
    isActive: (e) => e.isActive('underline'),
    run: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    id: 'strike',
    label: 'Strikethrough',
    icon: Strikethrough,
    isActive: (e) => e.isActive('strike'),
    run: (e) => e.chain().focus().toggleStrike().run(),
  },
  {
    id: 'bullets',
    label: 'Bulleted list',
    icon: List,
    isActive: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: 'Numbered list',
    icon: ListOrdered,
    isActive: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: 'Quotation',
    icon: Quote,
    isActive: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  { id: 'code', label: 'Code', icon: Code, isActive: (e) => e.isActive('code'), run: (e) => e.chain().focus().toggleCode().run() },
  { id: 'rule', label: 'Line between parts', icon: Minus, run: (e) => e.chain().focus().setHorizontalRule().run() },
  {
    id: 'table',
    label: 'Table',
    icon: Table2,
    isActive: (e) => e.isActive('table'),
    run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { id: 'undo', label: 'Undo', icon: Undo2, run: (e) => e.chain().focus().undo().run() },
  { id: 'redo', label: 'Redo', icon: Redo2, run: (e) => e.chain().focus().redo().run() },
];

function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useI18n();
  const [link, setLink] = useState<string>();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...tools.flatMap(({ id, isActive }) => (isActive?.(now) ? [id] : [])),
      ...(now.isActive('link') ? ['link'] : []),
    ],
  });
  return (
    <div role="toolbar" aria-label={t('Format')} className="flex flex-wrap gap-0.5">
      {tools.map(({ id, label, icon: Icon, isActive, run }) => (
        <IconButton
          key={id}
          size="sm"
          label={t(label)}
          title={t(label)}
          aria-pressed={isActive && active.includes(id)}
          className="aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
          onClick={() => run(editor)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton
        size="sm"
        label={t('Link')}
        title={t('Link')}
        aria-pressed={active.includes('link')}
        className="aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
        onClick={() => setLink(String(editor.getAttributes('link').href ?? ''))}
      >
        <Link2 />
      </IconButton>
      <Dialog open={link !== undefined} onClose={() => setLink(undefined)} title={t('Link')}>
        {link !== undefined && <LinkForm former={link} editor={editor} onClose={() => setLink(undefined)} />}
      </Dialog>
    </div>
  );
}

function LinkForm({ former, editor, onClose }: { former: string; editor: Editor; onClose: () => void }) {
  const { t } = useI18n();
  const [href, setHref] = useState(former);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The form of the page is around this one in React's tree.
    event.stopPropagation();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href.trim() === '') chain.unsetLink().run();
    else chain.setLink({ href: href.trim() }).run();
    onClose();
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      <Field label={t('Address')} hint={t('Empty removes the link.')}>
        <TextInput dir="ltr" data-autofocus autoComplete="off" value={href} onChange={({ target }) => setHref(target.value)} />
      </Field>
      <Button type="submit">{t('Apply')}</Button>
    </form>
  );
}
