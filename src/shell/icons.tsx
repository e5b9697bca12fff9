import {
  ApartmentOutlined,
  AppstoreOutlined,
  BankOutlined,
  BlockOutlined,
  DashboardOutlined,
  FileOutlined,
  HistoryOutlined,
  HomeOutlined,
  MailOutlined,
  SafetyOutlined,
  ShoppingOutlined,
  SolutionOutlined,
  TagsOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** Icons by the names that declarations use. */
const icons: Readonly<Record<string, ComponentType>> = {
  apartment: ApartmentOutlined,
  bank: BankOutlined,
  block: BlockOutlined,
  dashboard: DashboardOutlined,
  file: FileOutlined,
  history: HistoryOutlined,
  home: HomeOutlined,
  mail: MailOutlined,
  safety: SafetyOutlined,
  shopping: ShoppingOutlined,
  solution: SolutionOutlined,
  tags: TagsOutlined,
  team: TeamOutlined,
  user: UserOutlined,
}

export function MenuIcon({ name }: { readonly name: string }) {
  const Icon = icons[name] ?? AppstoreOutlined
  return <Icon aria-hidden />
}
