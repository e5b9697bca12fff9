import { GlobalOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Typography } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { managePrefix } from '#core/derive/routes.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { FieldsDialog } from '#src/crud/form/fields-dialog.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { callProvider } from '#src/data/provider.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { useT } from '#src/i18n/use-t.ts'
import { useSession } from '#src/session/session.ts'
import type { Group } from './group.ts'
import { pathTo } from './path-to.ts'

const url = `${managePrefix}/${permissionGroup.path}`

/** Opens the groups that give rights for the organisation as a whole; org_admins alone make and change them. */
export function OrganisationGroups() {
  const t = useT()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (user?.type !== 'org_admin') return null
  return (
    <>
      <Button icon={<GlobalOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('console.account.permissions.organisation')}
      </Button>
      {isOpen && <OrganisationDialog close={() => setOpen(false)} />}
    </>
  )
}

const asked = { name: permissionGroup.fields.name }

function OrganisationDialog({ close }: { readonly close: () => void }) {
  const tools = useViewTools()
  const { t } = tools
  const navigate = useNavigate()
  const { data: groups = [] } = useQuery({
    queryKey: ['organisation-groups'],
    gcTime: 0,
    queryFn: async () => {
      // Without a building all groups come that one may read, those of the organisation among them.
      const reply = await callProvider<{ data: Group[] }>({
        url,
        method: 'get',
        query: { limit: 'all' },
      })
      return (reply?.data ?? []).filter(({ building_id }) => building_id === null)
    },
  })
  const form = useFieldsForm({
    name: 'organisation-group',
    fields: asked,
    send: async ({ name }) => {
      const payload = { building_id: '', name }
      const reply = await callProvider<{ data: Group }>({ url, method: 'post', payload })
      if (reply !== undefined) void navigate(pathTo(permissionGroup.name, reply.data.id))
    },
  })
  return (
    <FieldsDialog
      form={form}
      entity={permissionGroup}
      title={t('console.account.permissions.organisation')}
      okText={t('console.account.permissions.organisation_create')}
      tools={tools}
      close={close}
      head={
        <>
          <Typography.Paragraph type="secondary">
            {t('console.account.permissions.organisation_help')}
          </Typography.Paragraph>
          {groups.length === 0 ? (
            <Empty description={t('console.account.permissions.organisation_none')} />
          ) : (
            <Flex vertical gap={8}>
              {groups.map(({ id, name }) => (
                <Link key={id} to={pathTo(permissionGroup.name, id)}>
                  {name}
                </Link>
              ))}
            </Flex>
          )}
        </>
      }
    />
  )
}
