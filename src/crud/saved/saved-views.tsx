import { StarOutlined } from '@ant-design/icons'
import { Suspense, useEffect, useRef, useState } from 'react'
import { viewNamed } from '#domain/lists/saved-view.ts'
import { loadWordsOf, ofPages } from '#src/i18n/i18n.ts'
import { Button } from '#src/ui/button.tsx'
import { DeferredPopover } from '#src/ui/deferred.tsx'
import { lazyPart } from '#src/ui/with-antd.tsx'
import type { EntityList } from '../list/use-entity-list.tsx'
import { useSavedViews } from './use-saved-views.ts'

const Panel = lazyPart(async () => {
  const [{ SavedViewPanel }] = await Promise.all([import('./saved-view-panel.tsx'), loadWordsOf(ofPages)])
  return SavedViewPanel
})
const NameDialog = lazyPart(async () => (await import('./saved-view-dialog.tsx')).SavedViewDialog)

interface SavedViewsProps {
  readonly list: EntityList
  /** The rows have come, or failed: now the view's name may be asked for. */
  readonly isReady: boolean
}

/** The button that names the open view and opens the panel of views. */
export function SavedViews({ list, isReady }: SavedViewsProps) {
  const { t } = list.tools
  const [isOpen, setOpen] = useState(false)
  const [dialog, setDialog] = useState<'save' | 'rename'>()
  const saved = useSavedViews(list, isOpen || (isReady && viewNamed(list.state) !== undefined))
  const box = useRef<HTMLSpanElement>(null)
  const { missing, name, isChanged } = saved
  const { change, state } = list
  useEffect(() => {
    if (missing === undefined) return
    void import('./tell-missing.ts').then(({ tellMissing }) => tellMissing(t, missing))
    change({ saved: undefined, page: state.page }, { quietly: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once for each view
  }, [missing])
  const close = () => {
    setOpen(false)
    // The pressed item disappears with the panel; a dialog returns the focus to this button.
    box.current?.querySelector('button')?.focus()
  }
  const label = t('console.crud.list.saved_views')
  const shown = name === undefined ? label : `${label}: ${name}`
  return (
    <span ref={box} className="lobby-saved">
      <DeferredPopover
        trigger="click"
        placement="bottomLeft"
        destroyOnHidden
        open={isOpen}
        onOpenChange={setOpen}
        content={
          <Suspense fallback={null}>
            <Panel list={list} saved={saved} ask={setDialog} close={close} />
          </Suspense>
        }
      >
        <Button
          icon={<StarOutlined aria-hidden />}
          aria-label={isChanged ? `${shown} (${t('console.crud.list.view_changed')})` : shown}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          title={name ?? label}
        >
          <span className={name === undefined ? 'lobby-saved-word' : 'lobby-saved-name'}>
            {name ?? label}
          </span>
          {isChanged && <em>{t('console.crud.list.view_changed')}</em>}
        </Button>
      </DeferredPopover>
      {dialog !== undefined && (
        <Suspense fallback={null}>
          <NameDialog list={list} saved={saved} kind={dialog} close={() => setDialog(undefined)} />
        </Suspense>
      )}
    </span>
  )
}
