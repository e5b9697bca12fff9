import { Alert } from 'antd'
import { useT } from '#src/i18n/use-t.ts'
import { useSession } from '#src/session/session.ts'

/** What of these ways does not leave the server, where one sends; nothing where all do. */
export function UnsentWays({ of }: { readonly of: readonly string[] }) {
  const t = useT()
  const { user } = useSession()
  return (['email', 'sms'] as const)
    .filter((way) => of.includes(way) && user?.sends.includes(way) === false)
    .map((way) => (
      <Alert key={way} type="warning" showIcon message={t(`console.crud.record.unsent.${way}`)} />
    ))
}
