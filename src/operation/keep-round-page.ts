import { useEffect } from 'react'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'
import { packRecords } from '#src/data/packed-records.ts'
import { currentSignIn, wasGiven } from '#src/data/token.ts'
import { currentSession } from '#src/session/session.ts'
import { keepPage } from '#src/storage/kept-page.ts'
import { keepFiles } from '#src/storage/page-files.ts'

/** Has the page of a round under way open again in this browser without the network, as it is now. */
export function useKeptPage(isUnderWay: boolean, version: number): void {
  useEffect(() => {
    const { user } = currentSession()
    const session = currentSignIn()
    // In an app that shows the page the browser may be somebody else's.
    if (!isUnderWay || user === undefined || session === undefined || wasGiven()) return
    void keepFiles()
    void keepPage(location.pathname, { session, user, records: packRecords(periodicChecklist.name) })
  }, [isUnderWay, version])
}
