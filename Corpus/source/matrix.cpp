#include <array>
#include <cmath>
#include <iostream>
#include <vector>

namespace linear {

template <typename Number, std::size_t N>
class Matrix {
public:
    Matrix() { for (auto &row : rows) row.fill(Number{}); }

    static Matrix identity() {
        Matrix result;
        for (std::size_t i = 0; i < N; ++i) result.rows[i][i] = Number{1};
        return result;
    }

    Matrix operator*(const Matrix &other) const {
        Matrix result;
        for (std::size_t i = 0; i < N; ++i)
            for (std::size_t j = 0; j < N; ++j)
                for (std::size_t k = 0; k < N; ++k)
                    result.rows[i][j] += rows[i][k] * other.rows[k][j];
        return result;
    }

    std::array<std::array<Number, N>, N> rows;
};

}  // namespace linear

int main() {
    using Turn = linear::Matrix<double, 2>;
    const double angle = std::acos(-1.0) / 6.0;
    Turn step = Turn::identity();
    step.rows = {{{std::cos(angle), -std::sin(angle)}, {std::sin(angle), std::cos(angle)}}};
    Turn total = Turn::identity();
    for (int i = 0; i < 12; ++i) total = total * step;
    std::cout << "after a full turn: " << total.rows[0][0] << '\n';
    return 0;
}
