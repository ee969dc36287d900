#pragma once

#include <cstddef>
#include <stdexcept>

namespace bytes {

/// A view of contiguous elements that does not own them.
template <class T>
class Span {
public:
    constexpr Span() noexcept = default;
    constexpr Span(T *data, std::size_t size) noexcept : data_(data), size_(size) {}

    constexpr T *begin() const noexcept { return data_; }
    constexpr T *end() const noexcept { return data_ + size_; }
    constexpr std::size_t size() const noexcept { return size_; }

    constexpr T &at(std::size_t index) const {
        if (index >= size_) throw std::out_of_range("Span::at");
        return data_[index];
    }

private:
    T *data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace bytes
