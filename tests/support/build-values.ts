// The values that next.config.ts writes into a build without any configuration.
Object.assign(globalThis, { TAG_MANAGER_ID: '', WEBENGAGE_LICENCE: '' })
