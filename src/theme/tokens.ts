import { theme, type ThemeConfig } from 'antd'
import type { Language } from '#core/language.ts'

/** The class by which antd's parts have its variables. */
const cssScope = 'lobby'

export type Mode = 'light' | 'dark'

// A Khmer name may appear on a Vietnamese page: each font covers for the other.
const latin = "'Be Vietnam Pro', 'Noto Sans Khmer', system-ui, -apple-system, 'Segoe UI', sans-serif"
const khmer = "'Noto Sans Khmer', 'Be Vietnam Pro', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** Greys are darker (lighter at night) than antd's, for 4.5:1 on every surface. */
const colors = {
  light: {
    colorPrimary: '#0f766e',
    colorInfo: '#0f766e',
    colorInfoBg: '#e6f4f1',
    colorInfoBorder: '#a9d6cd',
    colorLink: '#0f766e',
    // antd's own is lighter, which is too little contrast on the page's grey.
    colorLinkHover: '#0b5d56',
    colorPrimaryBg: '#e6f4f1',
    colorPrimaryBgHover: '#d6ece7',
    colorPrimaryBorder: '#a9d6cd',
    colorBgLayout: '#f4f6f5',
    colorBgContainer: '#ffffff',
    colorBorderSecondary: '#e8ecea',
    colorTextBase: '#14211f',
    colorTextSecondary: '#47544f',
    colorTextTertiary: '#56635f',
    colorTextDescription: '#56635f',
    colorTextPlaceholder: '#66736e',
    colorTextDisabled: '#6b7773',
    colorSuccess: '#14763a',
    colorWarning: '#a15c07',
    colorError: '#c2261f',
    colorSuccessBg: '#e8f6ec',
    colorWarningBg: '#fdf3dc',
    colorErrorBg: '#fdecea',
  },
  dark: {
    colorPrimary: '#2dd4bf',
    colorInfo: '#2dd4bf',
    colorInfoBg: '#12332f',
    colorInfoBorder: '#1f5b53',
    colorLink: '#5eead4',
    colorLinkHover: '#99f6e4',
    colorPrimaryBg: '#12332f',
    colorPrimaryBgHover: '#174039',
    colorPrimaryBorder: '#1f5b53',
    colorBgLayout: '#0b1413',
    colorBgContainer: '#111b1a',
    colorBorderSecondary: '#1f2c2a',
    colorTextBase: '#e6edeb',
    colorTextSecondary: '#b6c3bf',
    colorTextTertiary: '#9fada9',
    colorTextDescription: '#9fada9',
    colorTextPlaceholder: '#8d9b97',
    colorTextDisabled: '#81908b',
    colorSuccess: '#4ade80',
    colorWarning: '#fbbf24',
    colorError: '#f87171',
    colorSuccessBg: '#10301c',
    colorWarningBg: '#33260a',
    colorErrorBg: '#3a1513',
  },
} as const

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
