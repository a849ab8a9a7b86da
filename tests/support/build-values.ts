// What next.config.ts writes into the build, as it is where nothing is configured.
Object.assign(globalThis, { TAG_MANAGER_ID: '', WEBENGAGE_LICENCE: '' })
