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
            holdKeys()
            setOpen(true)
          },
        },
        { capture: true, ignore: () => false },
      ),
    [],
  )
  return (
    <>
      {wide ? (
        <Button icon={<SearchOutlined />} onClick={() => setOpen(true)} className="search-button">
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
          onClick={() => setOpen(true)}
        />
      )}
      <Suspense fallback={null}>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
