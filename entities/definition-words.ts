import type { DefinitionType } from '#core/custom-fields.ts'
import type { Language } from '#core/language.ts'

interface DefinitionWords {
  readonly line: Readonly<
    Record<
      'key' | 'label' | 'language_contents' | 'type' | 'section' | 'required' | 'min' | 'max' | 'options',
      string
    >
  >
  readonly options: { readonly type: Readonly<Record<DefinitionType, string>> }
}

/** The words of the rows in which users define additional fields, for every entity with such rows. */
export const definitionWords: Readonly<Record<Language, DefinitionWords>> = {
  vi: {
    line: {
      key: 'Mã trường',
      label: 'Nhãn',
      language_contents: 'Nhãn theo ngôn ngữ',
      type: 'Kiểu',
      section: 'Nhóm',
      required: 'Bắt buộc',
      min: 'Tối thiểu',
      max: 'Tối đa',
      options: 'Lựa chọn, mỗi dòng một',
    },
    options: {
      type: {
        text: 'Dòng chữ',
        long_text: 'Đoạn văn',
        number: 'Số',
        money: 'Số tiền',
        date: 'Ngày',
        month: 'Tháng',
        time: 'Giờ',
        boolean: 'Có / không',
        select: 'Chọn một',
        multi_select: 'Chọn nhiều',
        phone: 'Số điện thoại',
        email: 'E-mail',
        color: 'Màu',
      },
    },
  },
  en: {
    line: {
      key: 'Key',
      label: 'Label',
      language_contents: 'Label by language',
      type: 'Type',
      section: 'Section',
      required: 'Required',
      min: 'Minimum',
      max: 'Maximum',
      options: 'Choices, one a line',
    },
    options: {
      type: {
        text: 'Line of text',
        long_text: 'Paragraph',
        number: 'Number',
        money: 'Amount',
        date: 'Date',
        month: 'Month',
        time: 'Time',
        boolean: 'Yes / no',
        select: 'Choose one',
        multi_select: 'Choose several',
        phone: 'Phone number',
        email: 'E-mail',
        color: 'Colour',
      },
    },
  },
  km: {
    line: {
      key: 'កូនសោ',
      label: 'ស្លាក',
      language_contents: 'ស្លាកតាមភាសា',
      type: 'ប្រភេទ',
      section: 'ផ្នែក',
      required: 'ចាំបាច់',
      min: 'អប្បបរមា',
      max: 'អតិបរមា',
      options: 'ជម្រើស មួយក្នុងមួយបន្ទាត់',
    },
    options: {
      type: {
        text: 'អក្សរមួយបន្ទាត់',
        long_text: 'កថាខណ្ឌ',
        number: 'លេខ',
        money: 'ចំនួនទឹកប្រាក់',
        date: 'កាលបរិច្ឆេទ',
        month: 'ខែ',
        time: 'ម៉ោង',
        boolean: 'បាទ/ចាស ឬ ទេ',
        select: 'ជ្រើសរើសមួយ',
        multi_select: 'ជ្រើសរើសច្រើន',
        phone: 'លេខទូរស័ព្ទ',
        email: 'អ៊ីមែល',
        color: 'ពណ៌',
      },
    },
  },
}
