import {
  CodeOutlined,
  HeartOutlined,
  KeyOutlined,
  LogoutOutlined,
  MailOutlined,
  QuestionCircleOutlined,
  SafetyOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { accountDialogs } from '../dialog-list.ts'
import { capabilities } from '../data/capabilities.ts'
import { loadAllEntities } from '../data/load-entities.ts'
import { useT } from '../i18n/use-t.ts'
import { can, signOut, useSession } from '../session/session.ts'
import { DeferredDropdown } from '../ui/deferred.tsx'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/with-antd.tsx'
import { useHelpAddress } from './help-link.tsx'
import { MenuIcon } from './icons.tsx'

const dialogs = accountDialogs.map(({ load, ...dialog }) => ({
  ...dialog,
  Whole: lazyPart(async () => {
    const [Whole] = await Promise.all([load(), loadAllEntities()])
    return Whole
  }),
}))

export function UserMenu({ showKeys }: { readonly showKeys: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { user } = useSession()
  const help = useHelpAddress()
  const [opened, open] = useState<(typeof dialogs)[number]>()
  if (user === undefined) return null
  const items = [
    { key: 'who', type: 'group' as const, label: <strong>{user.name}</strong> },
    ...(capabilities().calls
      ? [
          {
            key: 'profile',
            icon: <UserOutlined />,
            label: t('console.shell.profile'),
            onClick: () => void navigate('/profile'),
          },
        ]
      : []),
    ...dialogs
      .filter(({ resource }) => can('create', resource))
      .map((dialog) => ({
        key: dialog.resource,
        icon: <MenuIcon name={dialog.icon} />,
        label: t(`entity.${dialog.resource}.many`),
        onClick: () => open(dialog),
      })),
    {
      key: 'help',
      icon: <QuestionCircleOutlined />,
      label: t('console.shell.help'),
      onClick: () => void navigate(help),
    },
    {
      key: 'keys',
      icon: <KeyOutlined />,
      label: t('console.shell.shortcuts.title'),
      onClick: showKeys,
    },
    ...(capabilities().calls && user.type === 'org_admin'
      ? [
          {
            key: 'sign_in_security',
            icon: <SafetyOutlined />,
            label: t('console.menu.title.second_factor'),
            onClick: () => void navigate('/sign-in-security'),
          },
          {
            key: 'outbox',
            icon: <MailOutlined />,
            label: t('console.shell.outbox'),
            onClick: () => void navigate('/outbox'),
          },
          {
            key: 'server_health',
            icon: <HeartOutlined />,
            label: t('console.shell.server_health'),
            onClick: () => void navigate('/server-health'),
          },
        ]
      : []),
    ...(import.meta.env.DEV
      ? [
          {
            key: 'declarations',
            icon: <CodeOutlined />,
            label: 'Declarations (development)',
            onClick: () => void navigate('/dev/declarations'),
          },
        ]
      : []),
    { key: 'line', type: 'divider' as const },
    {
      key: 'out',
      icon: <LogoutOutlined />,
      label: t('console.shell.sign_out'),
      onClick: () => void signOut(),
    },
  ]
  return (
    <>
      <DeferredDropdown trigger={['click']} menu={{ items }} placement="bottomRight">
        <Button
          type="text"
          shape="circle"
          aria-label={`${t('console.shell.account_menu')}: ${initials(user.name)}`}
          style={{ padding: 0 }}
        >
          <span aria-hidden className="lobby-avatar">
            {initials(user.name)}
          </span>
        </Button>
      </DeferredDropdown>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <opened.Whole close={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Vietnamese and Khmer names end with the given name, so the last two words count. */
export const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(-2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
