import { theme, type ThemeConfig } from 'antd'
import type { Language } from '#core/language.ts'
import { colors, type Mode } from './colors.ts'

/** The class by which antd's parts have its variables. */
const cssScope = 'lobby'

export type { Mode } from './colors.ts'

// A Khmer name may appear on a Vietnamese page: each font covers for the other.
const latin = "'Be Vietnam Pro', 'Noto Sans Khmer', system-ui, -apple-system, 'Segoe UI', sans-serif"
const khmer = "'Noto Sans Khmer', 'Be Vietnam Pro', system-ui, -apple-system, 'Segoe UI', sans-serif"

const tables = {
  light: {
    headerBg: '#f8faf9',
    rowHoverBg: '#f3f8f7',
    rowSelectedBg: '#eef8f6',
    rowSelectedHoverBg: '#e6f4f1',
  },
  dark: {
    headerBg: '#13201e',
    rowHoverBg: '#162422',
    rowSelectedBg: '#12332f',
    rowSelectedHoverBg: '#174039',
  },
} as const

interface Taste {
  readonly mode: Mode
  readonly language: Language
  /** The user asks their machine for no movement. */
  readonly isStill: boolean
}

export const themeFor = ({ mode, language, isStill }: Taste): ThemeConfig => ({
  algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  cssVar: { key: cssScope },
  hashed: false,
  token: {
    ...colors[mode],
    borderRadius: 6,
    // A menu whose movement ends before it has begun would stay where no one sees it.
    motion: !isStill,
    fontFamily: language === 'km' ? khmer : latin,
    lineHeight: language === 'km' ? 1.7 : 1.5715,
    // White on the night's light teal could not be read.
    colorTextLightSolid: mode === 'dark' ? '#06231f' : '#ffffff',
  },
  components: {
    Table: { ...tables[mode], headerSplitColor: 'transparent' },
    Layout: {
      headerHeight: 56,
      headerBg: colors[mode].colorBgContainer,
      siderBg: colors[mode].colorBgContainer,
      headerPadding: '0 16px',
    },
    Menu: { itemHeight: 34, itemBg: 'transparent', subMenuItemBg: 'transparent', activeBarBorderWidth: 0 },
    Tooltip: {
      colorBgSpotlight: mode === 'dark' ? '#e6edeb' : '#14211f',
      colorTextLightSolid: mode === 'dark' ? '#06231f' : '#ffffff',
    },
  },
})
