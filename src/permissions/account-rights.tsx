import { useMany } from '@refinedev/core'
import { Alert, Flex, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { useT } from '#src/i18n/use-t.ts'
import { useSession } from '#src/session/session.ts'
import type { Account, Group } from './group.ts'
import { pathTo } from './path-to.ts'
import { matrixOf, sourcesOf, union } from './matrix.ts'
import { RightsList } from './rights-list.tsx'

/** What an account may do: its groups by building, and in the current one each right with the groups that give it. */
export function AccountRights({ account }: { readonly account: Account }) {
  const t = useT()
  const ids = account.permission_groups ?? []
  const { can } = useSession()
  const mayRead = can('read', 'permission_group')
  const { result } = useMany<Group>({
    resource: 'permission_group',
    ids: [...ids],
    queryOptions: { enabled: mayRead && ids.length > 0 },
  })
  if (account.type === 'org_admin')
    return <Alert showIcon type="info" message={t('console.account.accounts.admin')} />
  if (account.type === 'org_resident')
    return <Alert showIcon type="info" message={t('console.account.accounts.resident')} />
  if (ids.length === 0)
    return <Alert showIcon type="warning" message={t('console.account.accounts.no_groups')} />
  return mayRead ? <GroupsAndRights groups={result.data} /> : null
}

function GroupsAndRights({ groups }: { readonly groups: readonly Group[] }) {
  const t = useT()
  const { building, buildings } = useSession()
  const here = groups
    .filter(({ building_id }) => building_id === building?.id)
    .map(({ name, group_permissions }) => ({ name, matrix: matrixOf(group_permissions) }))
  return (
    <Flex vertical gap={12} style={{ width: '100%' }}>
      {buildings
        .filter(({ id }) => groups.some(({ building_id }) => building_id === id))
        .map(({ id, name }) => (
          <Flex key={id} wrap gap={8} align="center">
            <Typography.Text strong>{name}</Typography.Text>
            {groups
              .filter(({ building_id }) => building_id === id)
              .map((group) => (
                <Tag key={group.id}>
                  <Link to={pathTo('permission_group', group.id)}>{group.name}</Link>
                </Tag>
              ))}
          </Flex>
        ))}
      {building !== undefined && (
        <>
          <Typography.Title level={3} style={{ fontSize: 14, margin: '8px 0 0' }}>
            {t('console.account.accounts.rights', { building: building.name })}
          </Typography.Title>
          <RightsList
            matrix={union(here.map(({ matrix }) => matrix))}
            sources={here.length > 1 ? sourcesOf(here) : undefined}
          />
        </>
      )}
    </Flex>
  )
}
