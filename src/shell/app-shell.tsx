import { MenuOutlined } from '@ant-design/icons'
import { Suspense, useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { capabilities } from '../data/capabilities.ts'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { useIsPhone, useIsWide } from '../ui/use-is-phone.ts'
import { lazyPart } from '../ui/with-antd.tsx'
import { BuildingSwitcher } from './building-switcher.tsx'
import { ExpiredNotice, isExpiredPage } from './expired-notice.tsx'
import { HelpLink } from './help-link.tsx'
import { LanguageButton, ThemeButton } from './language-and-theme.tsx'
import { ModuleTabs, SideMenu } from './menus.tsx'
import { NotificationsButton } from './notifications-button.tsx'
import { SearchButton } from './search-button.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useMenu } from './use-menu.ts'
import { UserMenu } from './user-menu.tsx'
import './shell.css'

const MenuDrawer = lazyPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** The frame of every signed-in page: header, menu, content. */
export function AppShell() {
  const t = useT()
  const session = useSession()
  const menu = useMenu()
  const isWide = useIsWide('lg')
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState<boolean>()
  const [showsKeys, showKeys] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => setOpen((known) => (known === undefined ? known : false)), [pathname])
  return (
    <div className="lobby-shell">
      <a href="#content" className="skip-link">
        {t('console.shell.skip')}
      </a>
      <header className="lobby-header">
        {!isWide && (
          <Button
            type="text"
            icon={<MenuOutlined />}
            aria-label={t('console.shell.open_menu')}
            onClick={() => setOpen(true)}
          />
        )}
        <Link to="/dashboard" className="lobby-home">
          <Logo />
          <span>{t('console.shell.product')}</span>
        </Link>
        {isWide && <ModuleTabs menu={menu} />}
        <div className="lobby-header-tools">
          <SearchButton wide={useIsWide('xl')} />
          {!isPhone && <BuildingSwitcher />}
          {capabilities().calls && <NotificationsButton />}
          {!isPhone && <HelpLink />}
          {!isPhone && <LanguageButton />}
          {!isPhone && <ThemeButton />}
          <UserMenu showKeys={() => showKeys(true)} />
          <Shortcuts isOpen={showsKeys} setOpen={showKeys} />
        </div>
      </header>
      <div className="lobby-body">
        {isWide && (
          <div className="lobby-sider">
            <SideMenu menu={menu} />
          </div>
        )}
        <main id="content" tabIndex={-1} className="lobby-content">
          <Suspense fallback={<PageSkeleton />}>
            {isExpiredPage(session, pathname) ? <ExpiredNotice /> : <Outlet key={session.building?.id} />}
          </Suspense>
        </main>
      </div>
      {!isWide && isOpen !== undefined && (
        <Suspense fallback={null}>
          <MenuDrawer menu={menu} isOpen={isOpen} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
