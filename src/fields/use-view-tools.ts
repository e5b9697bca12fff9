import { useMemo, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { defaultCurrency } from '#domain/currency.ts'
import { useLanguage, useT } from '../i18n/use-t.ts'
import { screensHere } from '../session/screens-here.ts'
import { can, useSession } from '../session/session.ts'
import type { ViewTools } from './field-view.ts'
import { entityNamed } from './references/entities.ts'

/** The surroundings that views need; a new object only when language, building or rights change. */
export function useViewTools(): ViewTools {
  const t = useT()
  const language = useLanguage()
  const { user, building, decider } = useSession()
  const navigate = useNavigate()
  const accountId = user?.id ?? ''
  const currency = building?.currency_code ?? defaultCurrency
  return useMemo(() => {
    const asked = new Map<string, boolean>()
    const may = (action: string, entityName: string, field?: string) => {
      const key = `${action} ${entityName} ${field ?? ''}`
      const answer = asked.get(key) ?? can(action, entityName, field)
      asked.set(key, answer)
      return answer
    }
    const pathOf = (entityName: string, id: string) => {
      const entity = entityNamed(entityName)
      const screen = entity === undefined ? undefined : screensHere(entity).show
      return screen === undefined || !may('read', entityName)
        ? undefined
        : `/${screen.replace(':id', encodeURIComponent(id))}`
    }
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      void navigate(event.currentTarget.getAttribute('href') ?? '/')
    }
    return { language, t, currency, accountId, can: may, pathOf, follow }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new decider answers anew, though nothing here names it
  }, [t, language, currency, accountId, decider, navigate])
}
