/*
 * The C library gives freed memory back to the system: without these limits each thread holds what it once used for compressing pages,
 * some 50 MB. Other C libraries ignore them.
 */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1048576' };

/** Read apart from the configuration, since it is needed before anything else is loaded. */
export type StartEnvironment = {
  /** Options of Node that the operator has set. */
  nodeOptions: string | undefined;
  /** The environment with limits for the allocator, unless the operator has set others. */
  environment: NodeJS.ProcessEnv;
  /** Whether the process runs with these limits already. */
  isAllocatorLimited: boolean;
};

export function readStartEnvironment(): StartEnvironment {
  return {
    nodeOptions: process.env.NODE_OPTIONS,
    environment: { ...allocator, ...process.env },
    isAllocatorLimited: Object.keys(allocator).every((name) => name in process.env),
  };
}
