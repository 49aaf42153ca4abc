/** Run before each file of tests: messages name commands as if npm had not started the tests. */
for (const name of ['npm_execpath', 'npm_command', 'npm_config_user_agent']) delete process.env[name];
