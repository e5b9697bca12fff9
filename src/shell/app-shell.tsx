import { MenuOutlined } from '@ant-design/icons'
import { Button, Drawer, Flex, Grid, Layout, theme } from 'antd'
import { Suspense, useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/session.ts'
import { Mark } from '../ui/mark.tsx'
import { PageSkeleton } from '../ui/spinner.tsx'
import { BuildingSwitcher } from './building-switcher.tsx'
import { ExpiredNotice, isShutOut } from './expired-notice.tsx'
import { LanguageButton, ThemeButton } from './taste-buttons.tsx'
import { ModuleTabs, SideMenu } from './menus.tsx'
import { NotificationsButton } from './notifications-button.tsx'
import { SearchButton } from './search-button.tsx'
import { useMenu } from './use-menu.ts'
import { UserMenu } from './user-menu.tsx'

const siderWidth = 248

/** What surrounds every signed-in page: header, menu, content. */
export function AppShell() {
  const t = useT()
  const session = useSession()
  const menu = useMenu()
  const { token } = theme.useToken()
  const screens = Grid.useBreakpoint()
  const isWide = screens.lg !== false
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => setOpen(false), [pathname])
  const line = `1px solid ${token.colorBorderSecondary}`
  return (
    <Layout style={{ minHeight: '100dvh' }}>
      <a href="#content" className="skip-link">
        {t('console.shell.skip')}
      </a>
      <Layout.Header
        style={{
          position: 'sticky',
          top: 0,
          zIndex: 20,
          borderBottom: line,
          display: 'flex',
          alignItems: 'center',
          gap: 8,
        }}
      >
        {!isWide && (
          <Button
            type="text"
            icon={<MenuOutlined />}
            aria-label={t('console.shell.open_menu')}
            onClick={() => setOpen(true)}
          />
        )}
        <Link
          to="/dashboard"
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 8,
            color: token.colorPrimary,
            width: isWide ? siderWidth - 16 : undefined,
            flexShrink: 0,
          }}
        >
          <Mark />
          <span style={{ fontSize: 18, fontWeight: 600, color: token.colorText }}>
            {t('console.shell.product')}
          </span>
        </Link>
        {isWide && <ModuleTabs menu={menu} />}
        <Flex
          gap={4}
          align="center"
          justify="end"
          style={{ flex: 'none', marginInlineStart: 'auto', minWidth: 0 }}
        >
          <SearchButton wide={screens.xl !== false} />
          {screens.md !== false && <BuildingSwitcher />}
          <NotificationsButton />
          {screens.md !== false && <LanguageButton />}
          {screens.md !== false && <ThemeButton />}
          <UserMenu />
        </Flex>
      </Layout.Header>
      <Layout>
        {isWide && (
          <Layout.Sider
            width={siderWidth}
            style={{
              borderInlineEnd: line,
              position: 'sticky',
              top: 56,
              height: 'calc(100dvh - 56px)',
              overflowY: 'auto',
            }}
          >
            <SideMenu menu={menu} />
          </Layout.Sider>
        )}
        <Layout.Content
          id="content"
          role="main"
          tabIndex={-1}
          style={{ padding: screens.md !== false ? '16px 24px 32px' : '12px 12px 88px', minWidth: 0 }}
        >
          <Suspense fallback={<PageSkeleton />}>
            {isShutOut(session, pathname) ? <ExpiredNotice /> : <Outlet key={session.building?.id} />}
          </Suspense>
        </Layout.Content>
      </Layout>
      {!isWide && (
        <Drawer
          open={isOpen}
          onClose={() => setOpen(false)}
          placement="left"
          size="default"
          title={<BuildingSwitcher />}
          styles={{ body: { padding: 8 }, wrapper: { width: 296 } }}
        >
          <ModuleTabs menu={menu} vertical />
          <SideMenu menu={menu} />
          <Flex gap={8} style={{ padding: 8 }}>
            <LanguageButton />
            <ThemeButton />
          </Flex>
        </Drawer>
      )}
    </Layout>
  )
}
