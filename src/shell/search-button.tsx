import { SearchOutlined } from '@ant-design/icons'
import { Suspense, useEffect, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { loadAllEntities } from '../data/load-entities.ts'
import { holdKeys, takeKeys } from './palette/early-keys.ts'
import { capabilities } from '../data/capabilities.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/with-antd.tsx'

const Palette = lazyPart(async () => {
  try {
    const [{ Palette: Whole }] = await Promise.all([import('./palette/palette.tsx'), loadAllEntities()])
    return Whole
  } catch (error) {
    takeKeys()
    throw error
  }
})

/** What is typed until the palette has come is its own: it would go into the field behind, an amount perhaps. */
const openPalette = (setOpen: (isOpen: boolean) => void) => {
  holdKeys()
  setOpen(true)
}

/** Opens the palette, as Ctrl K does everywhere. */
export function SearchButton({ wide }: { readonly wide: boolean }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  useEffect(
    () =>
      // Before the field that has the focus, and from within it: a select would open at any key.
      tinykeys(
        window,
        {
          '$mod+k': (event) => {
            event.preventDefault()
            event.stopPropagation()
            openPalette(setOpen)
          },
        },
        { capture: true, ignore: () => false },
      ),
    [],
  )
  return (
    <>
      {wide ? (
        <Button icon={<SearchOutlined />} onClick={() => openPalette(setOpen)} className="search-button">
          <span className="search-button-text">
            {t(capabilities().calls ? 'console.shell.search.open' : 'console.shell.search.label')}
          </span>
          <kbd>Ctrl K</kbd>
        </Button>
      ) : (
        <Button
          type="text"
          icon={<SearchOutlined />}
          aria-label={t('console.shell.search.label')}
          onClick={() => openPalette(setOpen)}
        />
      )}
      <Suspense fallback={null}>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
