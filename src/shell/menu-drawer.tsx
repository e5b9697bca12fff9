import { Drawer, Flex } from 'antd'
import { BuildingSwitcher } from './building-switcher.tsx'
import { ModuleTabs, SideMenu } from './menus.tsx'
import { LanguageButton, ThemeButton } from './language-and-theme.tsx'
import type { Menu } from './use-menu.ts'

interface MenuDrawerProps {
  readonly menu: Menu
  readonly isOpen: boolean
  readonly close: () => void
}

/** The menu on a narrow screen. */
export const MenuDrawer = ({ menu, isOpen, close }: MenuDrawerProps) => (
  <Drawer
    open={isOpen}
    onClose={close}
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
)
