import { Suspense, useEffect, useState } from 'react'
import { usePreference } from '../session/use-preference.ts'
import { switchSingleKeys, useSingleKeys } from '../ui/single-keys.ts'
import { lazyPart } from '../ui/with-antd.tsx'

const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)

interface ShortcutsProps {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

const isBoolean = (value: unknown) => typeof value === 'boolean'

/** `?` shows all keys of the console, on every page; there the keys that work alone are switched off and on. */
export function Shortcuts({ isOpen, setOpen }: ShortcutsProps) {
  const [areOn, setOn] = usePreference({ key: 'single_keys', is: isBoolean, fallback: true })
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => switchSingleKeys(areOn), [areOn])
  useSingleKeys({ '?': () => setOpen(true) })
  return (
    <Suspense fallback={null}>
      {wasOpen && (
        <ShortcutSheet
          isOpen={isOpen}
          close={() => setOpen(false)}
          singleKeys={{ areOn, switchTo: (on) => setOn(on) }}
        />
      )}
    </Suspense>
  )
}
