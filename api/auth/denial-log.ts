import type { Principal, Sender } from '../context.ts'
import { writeSecurityLog } from '../audit/security-log.ts'
import type { AuthServices } from './services.ts'

/** Logs refused calls, at most one a minute for each user and route: a loop must not fill the log. */
export function createDenialLog({ db, background }: Pick<AuthServices, 'db' | 'background'>) {
  const lately = new Map<string, number>()

  return (principal: Principal, route: string, sender: Sender) => {
    const key = `${principal.accountId} ${route}`
    const now = performance.now()
    if ((lately.get(key) ?? -Infinity) > now - 60_000) return
    if (lately.size > 5_000) lately.clear()
    lately.set(key, now)
    const actor = { id: principal.accountId, name: principal.name }
    const line = {
      action: 'denied',
      organisationId: principal.organisationId,
      actor,
      resource: 'route',
      recordTitle: route,
    } as const
    background.run(() => writeSecurityLog(db, line, sender))
  }
}
