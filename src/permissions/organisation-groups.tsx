import { GlobalOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Form, Input, Typography } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { codeText } from '../i18n/code-text.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { managePrefix } from '#core/derive/routes.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { placeErrors } from '#src/errors/place-errors.ts'
import { callProvider } from '#src/data/provider.ts'
import { useQuery } from '#src/data/use-query.ts'
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

function OrganisationDialog({ close }: { readonly close: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [form] = Form.useForm<{ name: string }>()
  const [isBusy, setBusy] = useState(false)
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
  const create = async ({ name }: { name: string }) => {
    setBusy(true)
    try {
      const payload = { building_id: '', name }
      const reply = await callProvider<{ data: Group }>({ url, method: 'post', payload })
      if (reply !== undefined) void navigate(pathTo(permissionGroup.name, reply.data.id))
    } catch (error) {
      if (!placeErrors(form, error, t)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t('console.account.permissions.organisation')}
      onCancel={close}
      onOk={() => form.submit()}
      okText={t('console.account.permissions.organisation_create')}
      confirmLoading={isBusy}
    >
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
      <Form
        name="organisation-group"
        form={form}
        layout="vertical"
        onFinish={(values) => void create(values)}
        style={{ marginTop: 16 }}
      >
        <Form.Item
          name="name"
          label={t('console.account.permissions.clone_name')}
          rules={[{ required: true, whitespace: true, message: codeText(t, 'required') }]}
        >
          <Input maxLength={255} />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
