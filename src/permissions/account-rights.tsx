import { Alert, Flex, Skeleton, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { readAccountRights } from '#domain/calls/accounts.ts'
import type { account } from '#entities/account/account.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import type { ReplyOf } from '#domain/calls/call.ts'
import { callForData } from '#src/data/call-api.ts'
import { useQuery } from '#src/data/use-query.ts'
import { errorText } from '#src/errors/error-text.ts'
import { codeText } from '#src/i18n/code-text.ts'
import { useT } from '#src/i18n/use-t.ts'
import { useSession } from '#src/session/session.ts'
import { pathTo } from './path-to.ts'
import { matrixOf, sourcesOf } from './matrix/matrix.ts'
import { RightsList } from './matrix/rights-list.tsx'

interface AccountRightsProps {
  readonly account: ShownRecord<typeof account>
}

type Place = ReplyOf<typeof readAccountRights>['data'][number]

/** What an account may do: in each building its groups, and each right with the groups that give it. */
export function AccountRights({ account }: AccountRightsProps) {
  const t = useT()
  if (account.type === 'org_admin')
    return <Alert showIcon type="info" message={t('console.account.accounts.admin')} />
  if (account.type === 'org_resident')
    return <Alert showIcon type="info" message={t('console.account.accounts.resident')} />
  if (account.status === 'disabled') return null
  if ((account.permission_groups ?? []).length === 0)
    return <Alert showIcon type="warning" message={t('console.account.accounts.no_groups')} />
  return <Places accountId={String(account.id)} version={Number(account.version)} />
}

function Places({ accountId, version }: { readonly accountId: string; readonly version: number }) {
  const t = useT()
  const { building } = useSession()
  const { data, error } = useQuery({
    queryKey: ['account_rights', accountId, version],
    queryFn: () => callForData(readAccountRights, { path: { id: accountId } }),
  })
  if (error !== null) return <Alert showIcon type="error" message={errorText(t, error)} />
  if (data === undefined) return <Skeleton active />
  // The building that one works in comes first.
  const isHere = (place: Place) => place.building.id === building?.id
  const places = [...data.filter(isHere), ...data.filter((place) => !isHere(place))]
  if (places.length === 0)
    return <Typography.Text type="secondary">{t('console.account.accounts.no_rights')}</Typography.Text>
  return (
    <Flex vertical gap={16} style={{ width: '100%' }}>
      {places.map((place) => (
        <PlaceRights key={place.building.id} place={place} />
      ))}
    </Flex>
  )
}

function PlaceRights({ place: { building, groups, rights } }: { readonly place: Place }) {
  const t = useT()
  const known = groups.flatMap(({ name, group_permissions: given }) =>
    given === null ? [] : [{ name, matrix: matrixOf(given) }],
  )
  return (
    <section aria-label={building.name}>
      <Typography.Title level={3} style={{ fontSize: 14, margin: '8px 0' }}>
        {t('console.account.accounts.rights', { building: building.name })}
      </Typography.Title>
      <Flex wrap gap={8} style={{ marginBottom: 8 }}>
        {groups.map((group) => (
          <Tag key={group.id}>
            {group.group_permissions === null ? (
              group.name
            ) : (
              <Link to={pathTo('permission_group', group.id)}>{group.name}</Link>
            )}
          </Tag>
        ))}
        {building.expired && <Tag color="warning">{codeText(t, 'order_expired')}</Tag>}
      </Flex>
      <RightsList matrix={matrixOf(rights)} sources={known.length > 1 ? sourcesOf(known) : undefined} />
    </section>
  )
}
