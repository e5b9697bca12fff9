import { Switch } from 'antd'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useHelpAddress } from './help-link.tsx'

/** The words of each key, by where it works. Keys pressed together are joined by a space, alternatives by ` / `. */
const sheet = [
  {
    place: 'console.shell.shortcuts.places.anywhere',
    keys: [
      ['console.shell.shortcuts.anywhere.find', 'Ctrl K'],
      ['console.shell.shortcuts.anywhere.keys', '?'],
      ['console.shell.help', '? Enter'],
    ],
  },
  {
    place: 'console.shell.shortcuts.places.lists',
    keys: [
      ['console.shell.shortcuts.lists.search', '/'],
      ['console.shell.shortcuts.lists.create', 'C'],
      ['console.shell.shortcuts.lists.walk', 'J / K'],
      ['console.shell.shortcuts.lists.open', 'Enter'],
      ['console.shell.shortcuts.lists.edit', 'E'],
      ['console.shell.shortcuts.lists.sort_more', 'Shift Click'],
      ['console.shell.shortcuts.lists.move_column', 'Shift ← / →'],
      ['console.shell.shortcuts.lists.move_card', 'Alt ← / →'],
      ['console.shell.shortcuts.lists.decide', 'A / R'],
      ['console.shell.shortcuts.lists.converse', 'R / T / D'],
      ['console.shell.shortcuts.lists.move_entry', 'M ← / → / ↑ / ↓'],
      ['console.shell.shortcuts.lists.entry_menu', 'Shift F10'],
      ['console.shell.shortcuts.lists.walk_tiles', '← / → / ↑ / ↓'],
      ['console.shell.shortcuts.lists.check_pass', 'Enter'],
    ],
  },
  {
    place: 'console.shell.shortcuts.places.sheets',
    keys: [
      ['console.shell.shortcuts.sheets.walk', 'Enter / ↓ / ↑'],
      ['console.shell.shortcuts.sheets.next', 'Tab'],
      ['console.shell.shortcuts.sheets.drop', 'Esc'],
      ['console.shell.shortcuts.sheets.replaced', 'F2'],
      ['console.shell.shortcuts.sheets.photo', 'F4'],
    ],
  },
  {
    place: 'console.shell.shortcuts.places.forms',
    keys: [
      ['console.shell.shortcuts.forms.save', 'Ctrl S'],
      ['console.shell.shortcuts.forms.add', 'Ctrl Enter'],
      ['console.shell.shortcuts.forms.confirm', 'Ctrl Enter'],
      ['console.shell.shortcuts.forms.send', 'Ctrl Enter'],
      ['console.shell.shortcuts.forms.close', 'Esc'],
    ],
  },
] as const

interface ShortcutSheetProps {
  readonly isOpen: boolean
  readonly close: () => void
  /** The keys that work without Ctrl, Alt or Shift. */
  readonly singleKeys: { readonly areOn: boolean; readonly switchTo: (on: boolean) => void }
}

/** All keys of the console, by where they work. */
export function ShortcutSheet({ isOpen, close, singleKeys }: ShortcutSheetProps) {
  const t = useT()
  const help = useRef<HTMLAnchorElement>(null)
  return (
    <Dialog
      open={isOpen}
      title={t('console.shell.shortcuts.title')}
      onCancel={close}
      footer={null}
      // Enter follows it at once: `?` asks for help as well as for keys.
      afterOpenChange={(isShown) => isShown && help.current?.focus()}
    >
      <div className="lobby-shortcuts">
        <Link to={useHelpAddress()} onClick={close} ref={help}>
          {t('console.shell.help')}
        </Link>
        <label className="lobby-single-keys">
          <Switch checked={singleKeys.areOn} onChange={singleKeys.switchTo} />
          {t('console.shell.shortcuts.single_keys')}
        </label>
        {sheet.map(({ place, keys }) => (
          <section key={place}>
            <h3>{t(place)}</h3>
            <dl>
              {keys.map(([label, pressed]) => (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>
                    {pressed.split(' ').map((key, at, all) => {
                      const isBetween = key === '/' && all.length > 1
                      return isBetween ? <span key={at}>/</span> : <kbd key={at}>{key}</kbd>
                    })}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
