import { useEffect } from 'react'
import { commitTyped } from '#src/fields/parts/typed-picker.tsx'

/**
 * Ctrl+S saves; Ctrl+Enter saves and starts a new record, where a form does. Both work wherever the focus is.
 */
export function useSaveKeys(save: (andNew?: boolean) => Promise<void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      const isSave = event.key.toLowerCase() === 's'
      if (!isSave && event.key !== 'Enter') return
      event.preventDefault()
      commitTyped()
      void save(!isSave)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [save])
}
