import { findDraft } from '#src/storage/drafts.ts'

/** Holds the browser's database of drafts until it is released: whatever reads or writes there waits. */
export async function holdDrafts(): Promise<() => void> {
  // The console makes it, with its first look.
  await findDraft('none')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('lobby-drafts')
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts')
  let isHeld = true
  const goOn = () => {
    if (isHeld) drafts.get('none').onsuccess = goOn
  }
  goOn()
  return () => {
    isHeld = false
    database.close()
  }
}
