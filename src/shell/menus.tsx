import { Menu as AntMenu } from 'antd'
import type { MenuProps } from 'antd'
import { Link } from 'react-router'
import type { ModuleCode } from '#core/permission.ts'
import { useT } from '../i18n/use-t.ts'
import { MenuIcon } from './icons.tsx'
import type { Menu } from './use-menu.ts'

/** The four areas of the product; those without an open screen are absent. */
export function ModuleTabs({ menu, vertical = false }: { readonly menu: Menu; readonly vertical?: boolean }) {
  const t = useT()
  return (
    <nav
      aria-label={t('console.shell.modules')}
      style={{ minWidth: 0, flex: vertical ? undefined : '1 1 auto' }}
    >
      <AntMenu
        mode={vertical ? 'inline' : 'horizontal'}
        selectedKeys={[menu.module]}
        onClick={({ key }) => menu.choose(key as ModuleCode)}
        items={menu.modules.map((module) => ({ key: module, label: t(`module.${module}`) }))}
        style={{ borderBottom: 0, lineHeight: vertical ? undefined : '55px', borderInlineEnd: 0 }}
      />
    </nav>
  )
}

/** The screens of the current module, in groups. */
export function SideMenu({ menu }: { readonly menu: Menu }) {
  const t = useT()
  const items: MenuProps['items'] = [
    {
      key: '/dashboard',
      icon: <MenuIcon name="dashboard" />,
      label: <Link to="/dashboard">{t('console.shell.dashboard')}</Link>,
    },
    ...menu.groups.map(({ group, entries }) => ({
      key: `group-${group}`,
      type: 'group' as const,
      label: t(`group.${group}`),
      children: entries.map(({ label, icon, path }) => ({
        key: path,
        icon: <MenuIcon name={icon} />,
        label: <Link to={path}>{t(label)}</Link>,
      })),
    })),
  ]
  return (
    <nav aria-label={t('console.shell.main_menu')}>
      <AntMenu
        mode="inline"
        selectedKeys={menu.current === undefined ? [] : [menu.current]}
        items={items}
        style={{ borderInlineEnd: 0, padding: '8px 4px' }}
      />
    </nav>
  )
}
