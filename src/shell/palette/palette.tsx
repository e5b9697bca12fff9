import { SearchOutlined } from '@ant-design/icons'
import { Command } from 'cmdk'
import { useDeferredValue, useEffect, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../i18n/use-t.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { MenuIcon } from '../icons.tsx'
import { takeKeys } from './early-keys.ts'
import { groupNames, type Hit } from './hit.ts'
import { rememberPlace } from './recent.ts'
import { useHits } from './use-hits.ts'
import './palette.css'

/** Pages, records and actions by name, accents ignored: arrows choose, Enter opens. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const [isEntered, setEntered] = useState(false)
  const keyword = useDeferredValue(typed.trim())
  const { groups, isLoading } = useHits(keyword)
  const hits = groupNames.flatMap((name) => groups[name])
  // Records come later than pages: what is chosen stays, unless it is gone.
  const current = hits.some(({ key }) => key === chosen) ? chosen : (hits[0]?.key ?? '')
  const open = (hit: Hit) => {
    setEntered(false)
    onClose()
    const { to } = hit
    if (typeof to !== 'string') return to()
    rememberPlace({ ...hit, to })
    void navigate(to)
  }
  // Who types fast presses Enter before the records of the whole text are there.
  const isSettled = typed.trim() === keyword && !isLoading
  const entered = hits.find(({ key }) => key === current)
  useEffect(() => {
    if (isEntered && isSettled && entered !== undefined) open(entered)
  })
  const press = (event: KeyboardEvent) => {
    // While a word is still being composed, Enter ends the word, and Esc takes it back.
    if (event.nativeEvent.isComposing) return
    // These props replace the dialog's own key.
    if (event.key === 'Escape') return onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    setEntered(true)
  }
  return (
    <Dialog
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      title={<span className="lobby-unseen">{t('console.shell.search.label')}</span>}
      className="lobby-palette"
      // Anywhere in it: while it opens, the focus is not in the field yet.
      wrapProps={{ onKeyDown: press }}
      width={640}
      style={{ top: 72 }}
    >
      <Command
        label={t('console.shell.search.label')}
        shouldFilter={false}
        loop
        value={current}
        onValueChange={setChosen}
        // The library would open what it shows now, whether or not that is what was typed.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      >
        <label className="lobby-palette-field">
          <SearchOutlined aria-hidden />
          <Command.Input
            autoFocus
            onFocus={() => {
              const { text, isEntered: isEarly } = takeKeys()
              setTyped((before) => before + text)
              setEntered((before) => before || isEarly)
            }}
            placeholder={t('console.shell.search.typing')}
            value={typed}
            onValueChange={(next) => {
              setTyped(next)
              setChosen('')
              setEntered(false)
            }}
          />
        </label>
        <Command.List label={t('console.shell.search.label')}>
          {groupNames.map(
            (name) =>
              groups[name].length > 0 && (
                <Command.Group key={name} heading={t(`console.shell.search.groups.${name}`)}>
                  {groups[name].map((hit) => (
                    <Command.Item key={hit.key} value={hit.key} onSelect={() => open(hit)}>
                      <MenuIcon name={hit.icon} />
                      <span className="lobby-palette-label">{hit.label}</span>
                      <span className="lobby-palette-note lobby-secondary">{hit.note}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              ),
          )}
        </Command.List>
        {hits.length === 0 && (
          <p className="lobby-palette-none lobby-secondary" role="status">
            {isLoading
              ? t('console.shell.search.loading')
              : keyword.length > 1
                ? t('console.shell.search.nothing', { keyword })
                : t('console.shell.search.hint')}
          </p>
        )}
        <p className="lobby-palette-keys lobby-secondary" aria-hidden>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('console.shell.search.keys.choose')}
          </span>
          <span>
            <kbd>Enter</kbd> {t('console.shell.search.keys.open')}
          </span>
          <span>
            <kbd>Esc</kbd> {t('console.shell.search.keys.close')}
          </span>
        </p>
      </Command>
    </Dialog>
  )
}
