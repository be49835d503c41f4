import pytest

pytest.register_assert_rewrite("tests.tables.walk", "tests.tables.scenes")
