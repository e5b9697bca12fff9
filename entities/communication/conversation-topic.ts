import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  hasMany,
  longText,
  manyToMany,
  number,
  select,
  text,
} from '#core/fields/index.ts'
import { topicApps } from './topic-apps.ts'

/** The subject of conversations, and who handles it. */
export const conversationTopic = defineEntity({
  name: 'conversation_topic',
  path: 'topics',
  scope: 'building',
  permission: 'manage_topic',
  help: 'users/talking-with-residents',
  copied: { ticked: true },
  title: 'name',
  menu: { module: 'ql', group: 'communication', icon: 'tags', order: 20 },
  screens: { list: 'topic' },

  fields: {
    name: text({ required: true, unique: true, taken: 'topic_exists', searchable: true }),
    type: select({ required: true, options: ['normal', 'ask_fee'], default: 'normal' }),
    app: select({ required: true, options: topicApps, default: 'management' }),
    owner_id: belongsTo('account'),
    supporters: manyToMany('account'),
    process_hours: number({ required: true, min: 1, max: 1000, integer: true, unit: 'hour', default: 24 }),
    is_active: boolean({ required: true, default: true }),
    note: longText(),
    conversations: hasMany('conversation', 'topic_id', { refuse: 'topic_in_use' }),
  },

  list: {
    columns: ['name', 'type', 'app', 'owner_id', 'process_hours', 'is_active'],
    filters: ['type', 'app', 'owner_id', 'is_active'],
    sort: 'name',
  },
  form: [
    {
      name: 'general',
      fields: ['name', 'type', 'app', 'owner_id', 'supporters', 'process_hours', 'is_active', 'note'],
    },
  ],
  tabs: ['conversations'],
  resident: {
    own: 'published',
    who: 'lives',
    where: { field: 'is_active', equals: true },
    reads: ['name', 'type'],
    sort: 'name',
  },
})
