import { lazy, Suspense, useState } from 'react'
import { useSingleKeys } from '../ui/single-keys.ts'

const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }))

/** `?` shows all keys of the console, on every page. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  useSingleKeys({
    '?': () => {
      setOpen(true)
      setWasOpen(true)
    },
  })
  return (
    <Suspense fallback={null}>
      {wasOpen && <ShortcutSheet isOpen={isOpen} close={() => setOpen(false)} />}
    </Suspense>
  )
}
