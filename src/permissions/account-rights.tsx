import { Alert, Flex, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import type { account } from '#entities/account/account.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { useT } from '#src/i18n/use-t.ts'
import { useSession } from '#src/session/session.ts'
import type { Group } from './group.ts'
import { pathTo } from './path-to.ts'
import { matrixOf, sourcesOf, union } from './matrix/matrix.ts'
import { RightsList } from './matrix/rights-list.tsx'

interface AccountRightsProps {
  readonly account: ShownRecord<typeof account>
}

/**
 * The rights of an account: its groups by building, and in the current building each right with the groups that give
 * it.
 */
export function AccountRights({ account }: AccountRightsProps) {
  const t = useT()
  // If the user may not read groups, only their ids are known.
  const groups = ((account.permission_groups ?? []) as readonly (Group | string)[]).filter(
    (group) => typeof group !== 'string',
  )
  if (account.type === 'org_admin')
    return <Alert showIcon type="info" message={t('console.account.accounts.admin')} />
  if (account.type === 'org_resident')
    return <Alert showIcon type="info" message={t('console.account.accounts.resident')} />
  if (groups.length === 0)
    return <Alert showIcon type="warning" message={t('console.account.accounts.no_groups')} />
  return <GroupsAndRights groups={groups} />
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
