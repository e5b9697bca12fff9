import { Avatar, Button, Drawer, Empty, Flex, List, theme } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useList } from '#src/data/use-list.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { UserAccount } from './group.ts'
import { initials } from '#src/shell/user-menu.tsx'
import { pathTo } from './path-to.ts'

/** The accounts of a group; none where the user may not see accounts. */
export const useGroupPeople = (groupId: string, isAllowed: boolean) =>
  useList<UserAccount>({
    resource: 'account',
    filters: [{ field: 'permission_groups', operator: 'eq', value: groupId }],
    sort: [{ field: 'name', desc: false }],
    pageSize: 'all',
    enabled: isAllowed,
    noticesErrors: true,
  }).records

/** Faces of those in the group; a click lists them, each a link to the account. */
export function GroupPeople({ people }: { readonly people: readonly UserAccount[] }) {
  const t = useT()
  const { token } = theme.useToken()
  const [isOpen, setOpen] = useState(false)
  const face = ({ id, name }: UserAccount) => (
    <Avatar
      key={id}
      size="small"
      style={{ background: token.colorPrimary, color: token.colorTextLightSolid }}
    >
      {initials(name)}
    </Avatar>
  )
  return (
    <>
      <Flex gap={4} align="center">
        <Avatar.Group
          aria-hidden
          size="small"
          max={{ count: 4, popover: { open: false }, style: { background: token.colorTextTertiary } }}
        >
          {people.map(face)}
        </Avatar.Group>
        <Button type="text" onClick={() => setOpen(true)} style={{ paddingInline: 8 }}>
          {t('console.account.permissions.people_count', { n: people.length })}
        </Button>
      </Flex>
      <Drawer title={t('console.account.permissions.people')} open={isOpen} onClose={() => setOpen(false)}>
        <List<UserAccount>
          dataSource={[...people]}
          locale={{ emptyText: <Empty description={t('console.account.permissions.nobody')} /> }}
          renderItem={(person) => (
            <List.Item>
              <List.Item.Meta
                avatar={face(person)}
                title={<Link to={pathTo('account', person.id)}>{person.name}</Link>}
                description={person.email}
              />
            </List.Item>
          )}
        />
      </Drawer>
    </>
  )
}
